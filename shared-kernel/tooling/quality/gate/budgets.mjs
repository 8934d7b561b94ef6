/**
 * Budgets of the steps of `npm test`, in seconds on two cores. A step ends at twice its budget.
 */
export const budgets = {
  checks: 120,
  unit: 240,
  apiOnPostgresql: 260,
  apiEmbedded: 200,
  browser: 90,
  build: 90,
  seed: 45,
  journeys: 900,
  allJourneys: 2_400,
}
