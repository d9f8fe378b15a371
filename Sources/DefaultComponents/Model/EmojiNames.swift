/// The emoji that chats write as `:name:`.
package enum EmojiNames {
    /// Returns the emoji of a name without colons; `nil` for an unknown one.
    ///
    /// A skin tone may follow, as in `wave::skin-tone-3`.
    package static func emoji(_ name: some StringProtocol) -> String? {
        if let emoji = table[String(name)] {
            return emoji
        }
        let parts = name.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[1].isEmpty, let emoji = table[String(parts[0])],
            let tone = skinTone(parts[2])
        else { return nil }
        var scalars = emoji.unicodeScalars
        if scalars.last == "\u{FE0F}" {
            scalars.removeLast()
        }
        scalars.append(tone)
        return String(scalars)
    }

    /// Returns the modifier of `skin-tone-2` to `skin-tone-6`.
    static func skinTone(_ name: some StringProtocol) -> Unicode.Scalar? {
        guard name.hasPrefix("skin-tone-"), name.utf8.count == 11, let digit = name.last,
            let number = digit.wholeNumberValue, 2...6 ~= number
        else { return nil }
        return Unicode.Scalar(0x1F3F9 + UInt32(number))
    }

    /// The length of the longest name.
    static let longest = table.keys.map(\.utf8.count).max() ?? 0

    /// The 200 most used names with their emoji.
    static let table: [String: String] = {
        let words = source.split(whereSeparator: \.isWhitespace).map(String.init)
        return Dictionary(
            stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
        ) { first, _ in first }
    }()

    private static let source = """
        +1 👍 -1 👎 100 💯 alien 👽 anger 💢 angry 😠 apple 🍎 arrow_down ⬇️ arrow_left ⬅️
        arrow_right ➡️ arrow_up ⬆️ art 🎨 astonished 😲 balloon 🎈 ballot_box_with_check ☑️
        bar_chart 📊 beer 🍺 beers 🍻 bell 🔔 birthday 🎂 blue_heart 💙 blush 😊 bomb 💣 books 📚
        boom 💥 bouquet 💐 bow 🙇 brain 🧠 broken_heart 💔 bug 🐛 bulb 💡 cake 🍰 calendar 📆
        camera 📷 car 🚗 cat 🐱 chart_with_downwards_trend 📉 chart_with_upwards_trend 📈
        checkered_flag 🏁 clap 👏 clown_face 🤡 coffee ☕ cold_sweat 😰 computer 💻
        confetti_ball 🎊 confused 😕 construction 🚧 cookie 🍪 cool 🆒 crossed_fingers 🤞 crown 👑
        cry 😢 dancer 💃 dart 🎯 disappointed 😞 dizzy 💫 dog 🐶 email 📧 exclamation ❗ eyes 👀
        face_palm 🤦 face_with_rolling_eyes 🙄 facepunch 👊 fire 🔥 fist ✊ flushed 😳
        four_leaf_clover 🍀 gear ⚙️ gem 💎 ghost 👻 gift 🎁 green_heart 💚 grimacing 😬 grin 😁
        grinning 😀 hammer 🔨 hammer_and_wrench 🛠️ hand ✋ handshake 🤝 hear_no_evil 🙉 heart ❤️
        heart_eyes 😍 heavy_check_mark ✔️ heavy_exclamation_mark ❗ heavy_plus_sign ➕ house 🏠
        hugging_face 🤗 innocent 😇 iphone 📱 joy 😂 key 🔑 kiss 💋 kissing_heart 😘
        large_green_circle 🟢 laughing 😆 link 🔗 lock 🔒 loudspeaker 📢 mag 🔍 mask 😷 mega 📣
        memo 📝 metal 🤘 money_mouth_face 🤑 money_with_wings 💸 moneybag 💰 monkey_face 🐵
        mortar_board 🎓 muscle 💪 musical_note 🎵 nauseated_face 🤢 nerd_face 🤓 neutral_face 😐
        no_entry ⛔ no_entry_sign 🚫 ok 🆗 ok_hand 👌 open_mouth 😮 package 📦 palm_tree 🌴
        panda_face 🐼 partying_face 🥳 pencil2 ✏️ penguin 🐧 pensive 😔 phone ☎️ pizza 🍕
        point_down 👇 point_left 👈 point_right 👉 point_up ☝️ point_up_2 👆 poop 💩 pray 🙏
        purple_heart 💜 pushpin 📌 question ❓ rage 😡 rainbow 🌈 raised_hands 🙌 raising_hand 🙋
        recycle ♻️ red_circle 🔴 relaxed ☺️ relieved 😌 robot_face 🤖 rocket 🚀 rofl 🤣
        rolling_on_the_floor_laughing 🤣 rotating_light 🚨 runner 🏃 satisfied 😆 scream 😱
        see_no_evil 🙈 shrug 🤷 simple_smile 🙂 skull 💀 sleeping 😴 slightly_frowning_face 🙁
        slightly_smiling_face 🙂 smile 😄 smiley 😃 smirk 😏 snowflake ❄️ sob 😭 sparkles ✨
        star ⭐ star-struck 🤩 star2 🌟 stuck_out_tongue 😛 stuck_out_tongue_winking_eye 😜
        sunglasses 😎 sunny ☀️ sweat 😓 sweat_smile 😅 tada 🎉 telephone ☎️ thinking_face 🤔
        thumbsdown 👎 thumbsup 👍 tired_face 😫 trophy 🏆 two_hearts 💕 unamused 😒 unicorn_face 🦄
        upside_down_face 🙃 v ✌️ warning ⚠️ wave 👋 weary 😩 white_check_mark ✅ wink 😉
        worried 😟 wrench 🔧 x ❌ yellow_heart 💛 yum 😋 zap ⚡ zipper_mouth_face 🤐 zzz 💤
        """
}
