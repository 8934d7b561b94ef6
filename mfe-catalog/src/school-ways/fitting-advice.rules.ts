const dayMs = 86_400_000

/**
 * Foresees the arrival of a garment that is ordered on the fitting day, `days` later, and whether it is in
 * time for the school year. March is busy, so an arrival in it promises nothing.
 */
export function foreseeFittedArrival(heldOn: string, days: number) {
  const [year = 0, month = 0] = heldOn.split('-').map(Number)
  const day = new Date(Date.parse(heldOn) + days * dayMs).toISOString().slice(0, 10)
  return { day, isInTime: day < `${month < 4 ? year : year + 1}-03-01` }
}
