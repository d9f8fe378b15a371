import DefaultComponents

extension HostWords {
    /// The Arabic texts of a chat in a terminal, by the English ones.
    static let arabic: KeyValuePairs<String, Phrase> = [
        "Scroll by rows.": "مرّر سطرًا بعد سطر.",
        "Scroll by windows.": "مرّر نافذة بعد نافذة.",
        "Go to the oldest loaded or the newest message.":
            "انتقل إلى أقدم رسالة محمّلة أو إلى أحدث رسالة.",
        "Select the next older or newer message.": "اختر الرسالة التالية الأقدم أو الأحدث.",
        "Tap a part of the selected message, or the clicked part.":
            "انقر جزءًا من الرسالة المختارة أو الجزء المشار إليه.",
        "Give the focus to the first field or button; Tab, Shift-Tab: to the next ones.":
            "انقل التركيز إلى أول حقل أو زر؛ Tab وShift-Tab: إلى التالي.",
        "Perform a gesture of the selected message, or of all in view.":
            "نفّذ إيماءة للرسالة المختارة أو لكل ما هو ظاهر.",
        "Press a message long, for its actions.": "اضغط رسالة مطولًا لعرض إجراءاتها.",
        "Switch plugins on and off.": "شغّل الإضافات وأوقفها.",
        "Explain a view of the selected message.": "اشرح عنصرًا من الرسالة المختارة.",
        "Write, if no message is selected; '/' begins a command.":
            "اكتب إن لم تُختر رسالة؛ يبدأ '/' أمرًا.",
        "Close the sheet or thread in front.": "أغلق الورقة أو السلسلة الأمامية.",
        "Leave; twice, if there is an unsent draft.": "غادر؛ مرتين إن كانت هناك مسودة لم تُرسل.",
        "Suspend; redraw.": "علّق؛ أعد الرسم.",
        "Send.": "أرسل.",
        "Break the line; Shift-Enter too, if the terminal reports it.":
            "ابدأ سطرًا جديدًا؛ وكذلك Shift-Enter إن أبلغت عنه الطرفية.",
        "Accept a suggestion, or choose another.": "اقبل اقتراحًا أو اختر غيره.",
        "Without suggestions: give the focus to the next button or field.":
            "بلا اقتراحات: انقل التركيز إلى الزر أو الحقل التالي.",
        "In the first and last row: earlier sent texts, and back.":
            "في السطر الأول والأخير: النصوص المرسلة سابقًا، ثم العودة.",
        "Move; by words with Ctrl or Alt, selecting with Shift.":
            "تحرّك؛ كلمة كلمة مع Ctrl أو Alt، ومع التحديد بـ Shift.",
        "Move: to the line's ends, by characters, by rows.":
            "تحرّك: إلى طرفي السطر، حرفًا حرفًا، سطرًا سطرًا.",
        "Move by words; Alt-A selects all.": "تحرّك كلمة كلمة؛ Alt-A يحدد الكل.",
        "Cut: a word, to the start or end of the line, the next word.":
            "قص: كلمة، حتى بداية السطر أو نهايته، الكلمة التالية.",
        "Paste; copy the selection.": "الصق؛ انسخ التحديد.",
        "Swap two letters; undo; redo.": "بدّل حرفين؛ تراجع؛ أعد.",
        "Close suggestions, an edit or a reply; then stop editing.":
            "أغلق الاقتراحات أو التعديل أو الرد؛ ثم أوقف الكتابة.",
        "Show the next lines of a long reason for not sending.":
            "اعرض السطور التالية من سبب طويل لعدم الإرسال.",
        "Scroll the list.": "مرّر القائمة.",
        "Leave; twice, if there is a draft. Ctrl-D too, in an empty line.":
            "غادر؛ مرتين إن كانت هناك مسودة. وكذلك Ctrl-D في سطر فارغ.",
        "While writing": "أثناء الكتابة",
        "Keys": "المفاتيح",
        "Thread in {name}": "سلسلة في {name}",
        "close": "إغلاق",
        "scroll": "تمرير",
        "choose": "اختيار",
        "do": "تنفيذ",
        "send": "إرسال",
        "list": "القائمة",
        "new line": "سطر جديد",
        "undo": "تراجع",
        "leave": "مغادرة",
        "tap": "نقر",
        "actions": "إجراءات",
        "inspect": "فحص",
        "older": "أقدم",
        "back": "رجوع",
        "keys": "المفاتيح",
        "select": "اختيار",
        "write": "كتابة",
        "submit": "تقديم",
        "press": "ضغط",
        "next": "التالي",
        "A draft is not sent. {key} again leaves and discards it.":
            "هناك مسودة لم تُرسل. اضغط {key} ثانية للمغادرة وتجاهلها.",
        "No message is selected. Press Tab first.": "لم تُختر رسالة. اضغط Tab أولًا.",
        "Nothing here can have the focus.": "لا شيء هنا يقبل التركيز.",
        "What to tap": "ماذا تنقر؟",
        "No gestures here.": "لا إيماءات هنا.",
        "Gestures": "الإيماءات",
        "Scroll": "تمرير",
        "double tap": "نقر مزدوج",
        "hold": "ضغط مطول",
        "swipe": "سحب سريع",
        "drag": "سحب",
        "Arrow keys drag, Enter ends, Esc gives up.":
            "مفاتيح الأسهم تسحب، وEnter ينهي، وEsc يلغي.",
        "too small": "صغير جدًا",
        "The event '{name}' was raised, and not handled.": "أُطلق الحدث '{name}' ولم يُعالج.",
        "'{title}' was chosen, and is not handled here.": "اختير '{title}' ولا يُعالج هنا.",
        "No member is the reader, so nothing can be written.":
            "ليس القارئ عضوًا، فلا يمكن كتابة شيء.",
        "Copied, but there is nowhere to paste it.": "نُسخ، لكن لا مكان للصقه.",
        "Copied: Ctrl-Y pastes it.": "نُسخ: Ctrl-Y يلصقه.",
        "Plugins": "الإضافات",
        "Attachments of {name}": "مرفقات {name}",
        "Link of {name}": "رابط {name}",
        "id: {id}": "المعرّف: {id}",
        "a bot": "روبوت",
        "picture: {address}": "الصورة: {address}",
        "Message of {name}": "رسالة {name}",
        "Reactions": "التفاعلات",
        "{count} more": .plural(
            "count",
            zero: "لا أحد غيرهم",
            one: "شخص آخر",
            two: "شخصان آخران",
            few: "{count} آخرون",
            many: "{count} آخرون",
            other: "{count} آخرون"
        ),
        "Read by": "قرأها",
        "Nobody yet.": "لا أحد بعد.",
        "Delivered to {names}": "سُلّمت إلى {names}",
        "Author": "الكاتب",
        "Quoted message": "الرسالة المقتبسة",
        "Attachment": "مرفق",
        "Replies": "الردود",
        "Delivery status": "حالة التسليم",
        "Error badge": "علامة الخطأ",
        "Message actions": "إجراءات الرسالة",
    ]
}
