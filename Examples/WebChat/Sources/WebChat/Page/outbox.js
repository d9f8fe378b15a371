// outbox
