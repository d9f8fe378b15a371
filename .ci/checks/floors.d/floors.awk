# Reads the paths of Swift files, one a line, and says which folders of a module are no floors.
#
# A folder names a type when a word of its code is the name of a type that another folder of the module declares
# outside of all braces. Strings and comments are no code.

BEGIN { reasonLimit = 3 }

{ read($0) }

END {
    for (place = 1; place <= moduleCount; place++) judge(modules[place])
    exit isWrong
}

function read(path,    parts, count, module, folder, line) {
    count = split(path, parts, "/")
    module = parts[2]
    folder = path
    sub("^Sources/" module "/", "", folder)
    # What lies in no folder of the module is the module's own.
    if (!sub(/\/[^\/]*$/, "", folder)) folder = module
    if (!(module in folderCount)) modules[++moduleCount] = module
    if (!((module, folder) in isFolder)) {
        isFolder[module, folder] = 1
        folders[module, ++folderCount[module]] = folder
    }
    files[module, ++fileCount[module]] = path
    folderOf[path] = folder

    depth = 0
    isQuoted = 0
    isComment = 0
    while ((getline line < path) > 0) note(path, module, code(line))
    close(path)
    if (depth) complain(path ": braces do not match, as this check reads it. To fix, write them more plainly.")
}

# Returns a line without strings, regular expressions and comments, some of which go on from line to line.
function code(line,    text, mark, end) {
    text = ""
    while (line != "") {
        if (isQuoted || isComment) {
            end = index(line, isQuoted ? "\"\"\"" : "*/")
            if (!end) return text
            line = substr(line, end + (isQuoted ? 3 : 2))
            isQuoted = 0
            isComment = 0
            continue
        }
        if (!match(line, /"|\/\/|\/\*|#\//)) return text line
        mark = substr(line, RSTART, RLENGTH)
        text = text substr(line, 1, RSTART - 1) " "
        line = substr(line, RSTART)
        if (mark == "//") return text
        if (mark == "/*") {
            isComment = 1
            line = substr(line, 3)
        } else if (mark == "#/") {
            end = index(substr(line, 3), "/#")
            line = end ? substr(line, end + 4) : ""
        } else if (line ~ /^"""/) {
            isQuoted = 1
            line = substr(line, 4)
        } else {
            line = match(line, /^"([^"\\]|\\.)*"/) ? substr(line, RLENGTH + 1) : ""
        }
    }
    return text
}

# Notes which types a line of code declares and which words it names.
function note(path, module, text,    word, last) {
    last = ""
    while (match(text, /[A-Za-z_][A-Za-z0-9_]*|[{}]/)) {
        word = substr(text, RSTART, RLENGTH)
        text = substr(text, RSTART + RLENGTH)
        if (word == "{") depth++
        if (word == "}") depth--
        if (word ~ /^[A-Z]/) {
            if (!depth && last ~ /^(class|struct|enum|protocol|actor|typealias)$/)
                homes[module, word, ++homeCount[module, word]] = path
            if (!((path, word) in isNamed)) {
                isNamed[path, word] = 1
                words[path, ++wordCount[path]] = word
            }
        }
        last = word
    }
}

function judge(module) {
    arrowCount = 0
    reasonCount = 0
    delete firstReason
    delete lastReason
    findArrows(module)
    findCircle(module)
    compareWithList(module)
}

# Finds which folder names types of which other one: `from` and `to` of each arrow, with its reasons.
function findArrows(module,    file, path, place, word, home, other) {
    for (file = 1; file <= fileCount[module]; file++) {
        path = files[module, file]
        for (place = 1; place <= wordCount[path]; place++) {
            word = words[path, place]
            for (home = 1; home <= homeCount[module, word]; home++) {
                other = homes[module, word, home]
                if (folderOf[other] != folderOf[path])
                    addReason(folderOf[path], folderOf[other], reason(module, path, word, other))
            }
        }
    }
}

function addReason(start, end, text) {
    if (!((start, end) in firstReason)) {
        from[++arrowCount] = start
        to[arrowCount] = end
        firstReason[start, end] = reasonCount + 1
    } else {
        nextReason[lastReason[start, end]] = reasonCount + 1
    }
    reasons[++reasonCount] = text
    nextReason[reasonCount] = 0
    lastReason[start, end] = reasonCount
}

function reason(module, path, word, other,    start) {
    start = length("Sources/" module "/") + 1
    return "'" word "' of " substr(other, start) " in " substr(path, start)
}

function printReasons(start, end,    place, rest) {
    rest = reasonLimit
    for (place = firstReason[start, end]; place && rest; place = nextReason[place]) {
        print "    '" start "' names " reasons[place]
        rest--
    }
    if (place) print "    '" start "' names more of '" end "'"
}

# Finds the shortest way from a folder along arrows back to itself.
function findCircle(module,    place, found, count, names) {
    count = 0
    for (place = 1; place <= folderCount[module]; place++) {
        found = wayBack(folders[module, place])
        if (found && (!count || found < count)) {
            count = found
            delete circle
            for (found = 0; found <= count; found++) circle[found] = way[found]
        }
    }
    if (!count) return
    names = "'" circle[0] "'"
    for (place = 1; place <= count; place++) names = names " > '" circle[place] "'"
    complain("Sources/" module ": folders name each other's types in a circle: " names ".")
    for (place = 1; place <= count; place++) printReasons(circle[place - 1], circle[place])
    print "To fix, move a type to the folder that it belongs to, or split a file that holds two concepts."
}

# Returns how many arrows lead from a folder back to itself, none if no way does, and notes the way.
function wayBack(start,    queue, first, last, place, before, steps, folder) {
    queue[1] = start
    last = 1
    for (first = 1; first <= last; first++)
        for (place = 1; place <= arrowCount; place++) {
            if (from[place] != queue[first] || to[place] in before) continue
            before[to[place]] = from[place]
            queue[++last] = to[place]
        }
    if (!(start in before)) return 0
    steps = 1
    for (folder = before[start]; folder != start; folder = before[folder]) steps++
    way[0] = start
    folder = start
    for (place = steps; place; place--) {
        way[place] = folder
        folder = before[folder]
    }
    return steps
}

# Compares the folders with the floors that the module's article lists, lowest first.
function compareWithList(module,    article, heading, line, isList, parts, count, floors, floor, place) {
    article = "Sources/" module "/Documentation.docc/" module ".md"
    heading = "Floors"
    if ((getline line < article) < 0) {
        article = "CONTRIBUTING.md"
        heading = "Floors of `" module "`"
    }
    close(article)
    count = 0
    isList = 0
    delete floor
    while ((getline line < article) > 0) {
        if (line ~ /^#+ /) {
            sub(/^#+ /, "", line)
            isList = line == heading
        } else if (isList && line ~ /^[0-9]+\. `[^`]+`: [A-Z]/) {
            split(line, parts, "`")
            floors[++count] = parts[2]
            floor[parts[2]] = count
        }
    }
    close(article)
    # A house of one floor needs no list.
    if (!count && folderCount[module] == 1) return
    for (place = 1; place <= folderCount[module]; place++)
        if (!(folders[module, place] in floor))
            complain(article ": does not list '" folders[module, place] "' under '" heading \
                "'. To fix, write 'N. `" folders[module, place] "`: What it holds.' in its place.")
    for (place = 1; place <= count; place++)
        if (!((module, floors[place]) in isFolder))
            complain(article ": lists '" floors[place] "', which no folder of the module is called. " \
                "To fix, leave it out.")
        else if (floor[floors[place]] != place)
            complain(article ": lists '" floors[place] "' twice. To fix, leave one of them out.")
    for (place = 1; place <= arrowCount; place++)
        if (floor[from[place]] && floor[to[place]] && floor[from[place]] <= floor[to[place]]) {
            complain(article ": lists '" from[place] "' below '" to[place] "', whose types it names. " \
                "To fix, move a type to a lower floor, or list '" to[place] "' first.")
            printReasons(from[place], to[place])
        }
}

function complain(text) {
    print text
    isWrong = 1
}
