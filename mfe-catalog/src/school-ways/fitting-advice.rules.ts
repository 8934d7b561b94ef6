const dayMs = 86_400_000

/** Days that are left free before the school year, because March is busy. */
const marginDays = 14

/**
 * Foresees the arrival of a garment that is ordered on the fitting day, `days` later, and whether it is in
 * time for the school year, which begins in April.
 */
export function foreseeFittedArrival(heldOn: string, days: number) {
  const [year = 0, month = 0] = heldOn.split('-').map(Number)
  const arrival = Date.parse(heldOn) + days * dayMs
  const begin = Date.UTC(month < 4 ? year : year + 1, 3, 1)
  return {
    day: new Date(arrival).toISOString().slice(0, 10),
    isInTime: arrival + marginDays * dayMs <= begin,
  }
}
