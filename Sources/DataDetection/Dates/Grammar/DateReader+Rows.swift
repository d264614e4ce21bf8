/// Reads rows of the grammar.
extension DateReader {
    /// Reads what a row says from an index on.
    func read(_ row: DateRow, at index: Int) -> (point: DatePoint, end: Int)? {
        var point = DatePoint()
        return end(of: row, at: index, &point).map { (point, $0) }
    }

    /// The index behind a row that starts at an index with no more than a gap before it; what it says is added to a point.
    func end(of row: DateRow, at index: Int, behind gap: DateToken.Gap = .other, _ point: inout DatePoint) -> Int? {
        end(of: grammar.rows[row.rawValue], at: index, behind: gap, &point)
    }

    /// Whether a row stands behind the token before, in its line.
    func follows(_ index: Int, _ row: DateRow) -> Bool {
        var point = DatePoint()
        return end(of: row, at: index, behind: .space, &point) != nil
    }

    private func end(of number: Int, at index: Int, behind gap: DateToken.Gap, _ point: inout DatePoint) -> Int? {
        let step = grammar.steps[number]
        switch step {
        case .sequence(let parts):
            guard grammar.starts[number].admits(set(at: index), set(at: index + 1)) else { return nil }
            let known = point
            var at = index
            for part in parts {
                guard let end = end(of: grammar.parts[part], at: at, behind: at == index ? gap : .space, &point) else {
                    point = known
                    return nil
                }
                at = end
            }
            return at
        case .first(let rows):
            let (token, next) = (set(at: index), set(at: index + 1))
            for row in rows where grammar.starts[grammar.parts[row]].admits(token, next) {
                if let end = end(of: grammar.parts[row], at: index, behind: gap, &point) { return end }
            }
            return nil
        case .optional(let part): return end(of: part, at: index, behind: gap, &point) ?? index
        case .behind(let gap, let part): return end(of: part, at: index, behind: gap, &point)
        case .not(let part):
            var other = point
            return end(of: part, at: index, behind: gap, &other) == nil ? index : nil
        case .after(let part):
            var other = point
            return end(of: part, at: index - 1, behind: .other, &other) == nil ? nil : index
        case .has(let fields): return point.has(fields) ? index : nil
        case .within(let field, let values): return point[field].map(values.contains) == true ? index : nil
        case .check(let condition): return holds(condition, at: index) ? index : nil
        case .set(let field, let value):
            point.fill(field, value)
            return index
        case .adding(let part):
            var other = DatePoint()
            guard let end = end(of: part, at: index, behind: gap, &other) else { return nil }
            point.add(other)
            return end
        case .until(let part):
            var other = DatePoint()
            guard let end = end(of: part, at: index, behind: gap, &other), let range = DatePoint(from: point, to: other)
            else { return nil }
            point = range
            return end
        default: return self[index].gap <= gap ? tokenEnd(of: step, at: index, &point) : nil
        }
    }

    /// The same for what is a single token or takes arithmetic.
    private func tokenEnd(of step: DateStep, at index: Int, _ point: inout DatePoint) -> Int? {
        let token = self[index]
        switch step {
        case .mark(let marks): return token.mark != 0 && any(marks .== token.mark) ? index + 1 : nil
        case .word(let words): return token.words.isDisjoint(with: words) ? nil : index + 1
        case .strong(let word): return token.isStrong(word) ? index + 1 : nil
        case .valued(let word, let value): return token[word] == value ? index + 1 : nil
        case .value(let word, let field):
            guard let value = token[word] else { return nil }
            point.fill(field, value)
            return index + 1
        case .number(let values, let digits, let field):
            guard let number = token.number, values.contains(number), digits.contains(token.digitCount) else {
                return nil
            }
            if let field { point.fill(field, field == .year && digits == 2...2 ? Self.fullYear(number) : number) }
            return index + 1
        case .words(let values, let field):
            guard let (number, end) = wordNumber(at: index), values.contains(number) else { return nil }
            point.fill(field, number)
            return end
        case .reading(let reading): return read(reading, at: index, &point)
        default: return nil
        }
    }
}
