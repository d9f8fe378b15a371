/// The phrases that WhatsApp writes into a text, in the languages that are known.
enum WhatsAppPhrases {
    /// What stands in brackets after the name of a file on Android.
    static let attached: Set<String> = [
        "file attached", "datei angehängt", "fichier joint", "archivo adjunto",
        "file allegato", "arquivo anexado", "ficheiro anexado", "bestand bijgevoegd",
        "файл добавлен", "załączono plik", "dosya ekli", "bifogad fil", "tiedosto liitetty",
        "soubor připojen", "添付ファイル", "파일 첨부됨", "文件附件", "檔案已附加", "ملف مرفق",
        "הקובץ צורף", "फ़ाइल संलग्न है", "fil vedhæftet", "fil vedlagt",
    ]

    /// What stands in place of a file that was left out.
    static let omitted: Set<String> = [
        "media omitted", "image omitted", "video omitted", "audio omitted", "sticker omitted",
        "gif omitted", "document omitted", "contact card omitted", "medien ausgeschlossen",
        "bild weggelassen", "video weggelassen", "audio weggelassen", "médias omis",
        "image absente", "vidéo absente", "audio omis", "multimedia omitido",
        "archivo omitido", "imagen omitida", "video omitido", "audio omitido", "mídia oculta",
        "imagem ocultada", "vídeo omitido", "áudio ocultado", "ficheiro não revelado",
        "media omessi", "immagine omessa", "video omesso", "audio omesso", "media weggelaten",
        "afbeelding weggelaten", "без медиафайлов", "изображение отсутствует",
        "pominięto multimedia", "obraz pominięty", "medya dahil edilmedi",
        "görüntü dahil edilmedi", "media har utelämnats", "bild utelämnad",
        "media jätettiin pois", "média vynechána", "média byla vynechána", "メディアなし",
        "画像は含まれていません", "미디어 파일을 생략한 항목", "사진 생략됨", "省略媒体文件",
        "图像已忽略", "已略過媒體檔", "تم استبعاد الوسائط", "الصورة غير مدرجة",
        "המדיה לא נכללה", "התמונה לא נכללה", "मीडिया के बिना", "medier udeladt",
        "uten vedlegg",
    ]

    /// What stands in place of a deleted message.
    static let deleted: Set<String> = [
        "this message was deleted", "you deleted this message",
        "diese nachricht wurde gelöscht", "du hast diese nachricht gelöscht",
        "ce message a été supprimé", "vous avez supprimé ce message",
        "se eliminó este mensaje", "eliminaste este mensaje",
        "questo messaggio è stato eliminato", "hai eliminato questo messaggio",
        "mensagem apagada", "essa mensagem foi apagada", "você apagou esta mensagem",
        "dit bericht is verwijderd", "данное сообщение удалено", "вы удалили данное сообщение",
        "wiadomość została usunięta", "bu mesaj silindi", "meddelandet raderades",
        "tämä viesti poistettiin", "tato zpráva byla smazána",
        "このメッセージは削除されました", "삭제된 메시지입니다", "此消息已删除",
        "此訊息已刪除", "تم حذف هذه الرسالة", "הודעה זו נמחקה", "यह संदेश मिटाया गया",
    ]

    /// What stands after the text of an edited message.
    static let edited: Set<String> = [
        "this message was edited", "diese nachricht wurde bearbeitet",
        "ce message a été modifié", "se editó este mensaje",
        "questo messaggio è stato modificato", "mensagem editada", "dit bericht is bewerkt",
        "сообщение изменено", "wiadomość została edytowana", "bu mesaj düzenlendi",
    ]

    /// What stands before the name of a chat in the name of its file.
    static let fileNames: [String] = [
        "WhatsApp Chat with ", "WhatsApp Chat - ", "WhatsApp-Chat mit ", "WhatsApp Chat mit ",
        "Discussion WhatsApp avec ", "Chat de WhatsApp con ", "Conversa do WhatsApp com ",
        "Chat WhatsApp con ", "WhatsApp-chat met ", "Чат WhatsApp с контактом ",
    ]

    /// Returns whether a text is one of the phrases, without what stands around it.
    static func isOne(_ text: some StringProtocol, of phrases: Set<String>) -> Bool {
        phrases.contains(bare(text))
    }

    /// Returns a text without marks, brackets and a full stop around it, in small letters.
    static func bare(_ text: some StringProtocol) -> String {
        let around: Set<Unicode.Scalar> = [
            " ", "<", ">", "(", ")", ".", "。", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202C}",
            "\u{A0}",
        ]
        let letters = Array(text.unicodeScalars)
        guard let first = letters.firstIndex(where: { !around.contains($0) }),
            let last = letters.lastIndex(where: { !around.contains($0) })
        else { return "" }
        return String(String.UnicodeScalarView(letters[first...last])).lowercased()
    }
}
