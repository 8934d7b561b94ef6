import { publish } from '@storefront/event-bus'
import { factsOf, heardNotices, stopHearing } from './facts'

const saved = { type: 'positive', message: '保存しました' } as const

test('facts and the words of notices are heard from the call on', () => {
  publish('notice.raised', { type: 'caution', message: '早すぎるお知らせ' })
  const facts = factsOf('notice.raised')
  const heard = heardNotices()

  publish('notice.raised', saved)

  expect(facts).toEqual([saved])
  expect(heard).toEqual(['保存しました'])
  stopHearing()
})

test('nothing is heard once the hearing has ended', () => {
  const facts = factsOf('notice.raised')
  stopHearing()

  publish('notice.raised', saved)

  expect(facts).toEqual([])
})
