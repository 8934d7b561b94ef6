import { addressed } from './honorific.rules'

test('doesn’t repeat an honorific that the giver typed', () => {
  expect(addressed('次郎')).toBe('次郎さま')
  expect(addressed('佐藤さま')).toBe('佐藤さま')
  expect(addressed('鈴木様')).toBe('鈴木様')
})
