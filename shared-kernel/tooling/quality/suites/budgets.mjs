/**
 * Time budgets for the steps of `npm test` and `npm run test:all`, in seconds on two cores. A step that takes
 * three times its budget is aborted.
 */
export const budgets = {
  checks: 120,
  unit: 240,
  apiOnPostgresql: 220,
  apiEmbedded: 90,
  browser: 90,
  build: 90,
  seed: 45,
  journeys: 420,
  slowUnit: 120,
  slowApiOnPostgresql: 150,
  slowApiEmbedded: 240,
  longJourneys: 1_500,
  measures: 600,
  newerNode: 1_200,
}
