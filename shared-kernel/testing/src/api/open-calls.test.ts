import { OpenCalls } from './open-calls'

test('settles after the call that the last response leads to', async () => {
  const calls = new OpenCalls()
  const reached: string[] = []
  let respond = () => undefined as void
  void calls.add(new Promise<void>((resolve) => (respond = resolve))).then(async () => {
    reached.push('order')
    await calls.add(Promise.resolve())
    reached.push('cart')
  })

  const settled = calls.settle().then(() => reached.push('settled'))
  respond()
  await settled

  expect(reached).toEqual(['order', 'cart', 'settled'])
})
