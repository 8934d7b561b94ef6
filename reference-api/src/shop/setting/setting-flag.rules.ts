/** Checks whether a flag is on. Accepts every way that staff write it: true, 1, "1" or "true". */
export function isOn(value: unknown): boolean {
  return [true, 1, '1', 'true'].includes(value as never)
}
