import { Votes } from './votes'

const report = { release: 'cart@1.1.0', address: '203.0.113.1' }

test('counts five values of each vital per address', () => {
  const votes = new Votes()
  const taken = (name: string) =>
    Array.from({ length: 9 }, () => votes.takeVital(report, name)).filter(Boolean)

  expect(taken('LCP')).toHaveLength(5)
  expect(taken('INP')).toHaveLength(5)
})

test('counts three failures or doubtful pages per address', () => {
  const votes = new Votes()

  expect(votes.takeFailure(report, 'failed')).toEqual({ isNewAddress: true })
  expect(votes.takeFailure(report, 'doubtful')).toEqual({ isNewAddress: true })
  expect(votes.takeFailure(report, 'failed')).toEqual({ isNewAddress: false })
  expect(votes.takeFailure(report, 'failed')).toBeUndefined()
})

test('counts the reports of another address or release separately', () => {
  const votes = new Votes()
  for (let time = 0; time < 5; time += 1) votes.takeFailure(report, 'failed')

  expect(votes.takeFailure({ ...report, address: '203.0.113.2' }, 'failed')).toEqual({ isNewAddress: true })
  expect(votes.takeFailure({ ...report, release: 'cart@1.0.0' }, 'failed')).toEqual({ isNewAddress: true })
})
