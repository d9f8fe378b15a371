/// The known fields of Slack exports.
enum SlackFields {
    /// The fields of a user; the profile is read for names and a picture only.
    static let user = FieldNames(
        used: ["id", "name", "real_name", "profile", "is_bot"],
        excluded: [
            "color", "deleted", "enterprise_user", "has_2fa", "locale", "presence", "status",
            "team_id", "tz", "tz_label", "tz_offset", "updated", "who_can_share_contact_card",
            "is_admin", "is_app_user", "is_connector_bot", "is_email_confirmed", "is_invited_user",
            "is_owner", "is_primary_owner", "is_restricted", "is_stranger", "is_ultra_restricted",
            "is_workflow_bot",
        ]
    )

    /// The fields of a channel, a group or a direct message.
    static let channel = FieldNames(
        used: ["id", "name", "members"],
        excluded: [
            "created", "creator", "is_archived", "is_channel", "is_general", "is_group", "is_im",
            "is_member", "is_mpim", "is_org_shared", "is_pending_ext_shared", "is_private",
            "is_shared", "is_ext_shared", "locale", "name_normalized", "num_members", "pins",
            "previous_names", "properties", "purpose", "shared_team_ids", "topic", "unlinked",
            "updated", "user", "context_team_id", "is_open", "is_read_only",
        ]
    )

    /// The fields of a message; blocks repeat its text, and the root's counts are counted again.
    static let message = FieldNames(
        used: [
            "attachments", "bot_id", "bot_profile", "comment", "edited", "file", "files", "icons",
            "name", "old_name", "purpose", "reactions", "subtype", "text", "thread_ts", "topic",
            "ts", "type", "user", "user_profile", "username",
        ],
        excluded: [
            "app_id", "blocks", "bot_link", "channel", "client_msg_id", "display_as_bot",
            "event_ts", "hidden", "inviter", "is_delayed_message", "is_ephemeral", "is_intro",
            "is_locked", "is_starred", "item", "item_type", "language", "last_read",
            "latest_reply", "members", "metadata", "mrkdwn", "new_broadcast", "no_notifications",
            "parent_user_id", "permalink", "pinned_info", "pinned_to", "replies", "reply_count",
            "reply_users", "reply_users_count", "root", "saved", "source_team", "subscribed",
            "team", "unread_count", "upload", "upload_reply_to", "user_team", "x_files",
        ]
    )

    /// The fields of an attachment.
    static let attachment = FieldNames(
        used: [
            "author_name", "fallback", "fields", "files", "footer", "from_url", "image_url",
            "pretext", "service_name", "text", "thumb_url", "title", "title_link",
        ],
        excluded: [
            "actions", "app_id", "app_unfurl_url", "author_icon", "author_id", "author_link",
            "author_subname", "blocks", "bot_id", "bot_team_id", "callback_id", "channel_id",
            "channel_name", "channel_team", "color", "footer_icon", "id", "indent",
            "message_blocks", "mrkdwn_in", "msg_subtype", "original_url", "preview",
            "private_channel_prompt", "ts",
        ],
        excludedPrefixes: ["audio_", "image_", "is_", "service_", "thumb_", "video_"]
    )

    /// The fields of a field in an attachment.
    static let attachmentField = FieldNames(used: ["title", "value"], excluded: ["short"])

    /// The fields of a file.
    static let file = FieldNames(
        used: [
            "id", "initial_comment", "mimetype", "name", "permalink", "size", "title",
            "url_private", "url_private_download",
        ],
        excluded: [
            "alt_txt", "attachments", "channels", "comments_count", "converted_pdf", "created",
            "date_delete", "display_as_bot", "duration_ms", "edit_link", "editable",
            "external_id", "external_type", "external_url", "file_access", "filetype", "groups",
            "has_more_shares", "has_rich_preview", "hls", "hls_embed", "image_exif_rotation",
            "ims", "is_external", "is_public", "is_starred", "last_editor", "lines",
            "lines_more", "media_display_type", "mode", "mp4", "mp4_low", "non_owner_editable",
            "num_stars", "permalink_public", "pinned_to", "plain_text", "pretty_type",
            "public_url_shared", "reactions", "shares", "skipped_shares", "source_team",
            "subject", "subtype", "timestamp", "transcription", "updated", "user", "user_team",
            "username", "vtt",
        ],
        excludedPrefixes: ["deanimate", "original_", "pjpeg", "preview", "thumb_"]
    )

    /// The fields of a comment on a file.
    static let comment = FieldNames(
        used: ["comment", "user"],
        excluded: ["created", "id", "is_intro", "is_starred", "timestamp", "ts"]
    )

    /// The fields of a reaction.
    static let reaction = FieldNames(used: ["count", "name", "users"], excluded: ["url"])

    /// The fields of an edit.
    static let edited = FieldNames(used: ["ts"], excluded: ["user"])
}

extension JSONCursor {
    /// Returns the first of these members that is a text and not empty.
    func text(_ keys: String...) throws(ConversationError) -> String? {
        for key in keys {
            if let text = try member(key)?.string(), !text.isEmpty {
                return text
            }
        }
        return nil
    }
}
