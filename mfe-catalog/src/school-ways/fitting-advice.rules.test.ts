import { foreseeFittedArrival } from './fitting-advice.rules'

test.each([
  ['2027-01-23', '2027-02-02', true],
  ['2027-03-06', '2027-03-16', false],
  ['2027-04-10', '2027-04-20', true],
])('foresees a garment that is ordered at the fitting on %s', (heldOn, day, isInTime) => {
  expect(foreseeFittedArrival(heldOn, 10)).toEqual({ day, isInTime })
})
