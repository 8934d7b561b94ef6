import { wishedDay } from './wished-day.state'

afterEach(() => wishedDay.forget())

test('a wished day is stored until it is over', () => {
  wishedDay.keep('2999-12-08')
  expect(wishedDay.read()).toBe('2999-12-08')

  wishedDay.keep('2001-12-08')
  expect(wishedDay.read()).toBeUndefined()

  document.cookie = 'wishedDeliveryDay=tomorrow'
  expect(wishedDay.read()).toBeUndefined()
})
