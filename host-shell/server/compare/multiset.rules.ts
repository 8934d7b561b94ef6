/** Returns the values of `from` that `others` lacks, each as often as it is missing. */
export function subtract<Value>(from: Value[], others: Value[]): Value[] {
  const left = new Map<Value, number>()
  for (const value of others) left.set(value, (left.get(value) ?? 0) + 1)
  return from.filter((value) => {
    const count = left.get(value) ?? 0
    left.set(value, count - 1)
    return count <= 0
  })
}

export function groupBy<Value>(values: Value[], toKey: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const value of values) {
    const key = toKey(value)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}
