import { wishedDay } from './wished-day.state'

afterEach(() => wishedDay.forget())

test('stores a requested date until that day is over', () => {
  wishedDay.keep('2999-12-08')
  expect(wishedDay.read()).toBe('2999-12-08')

  wishedDay.keep('2001-12-08')
  expect(wishedDay.read()).toBeUndefined()

  document.cookie = 'wishedDeliveryDay=tomorrow'
  expect(wishedDay.read()).toBeUndefined()
})
