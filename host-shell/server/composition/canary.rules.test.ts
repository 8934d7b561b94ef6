import { aRemote } from '../testing/fake-servers'
import { listComparisons, isChosen, listReleases } from './canary.rules'

const { name, ...next } = aRemote('http://cart', { version: '1.1.0' })
const cart = aRemote('http://cart', { version: '1.0.0' })
const content = aRemote('http://content', { name: 'content', version: '3.0.0', routes: ['/news'] })
const withCanary = (weight: number) => ({ ...cart, canary: { ...next, weight } })
const chosenAt = (weight: number) =>
  Array.from({ length: 100 }, (_, bucket) => bucket).filter((bucket) => isChosen(bucket, withCanary(weight)))

test('gives a canary to exactly its share of the buckets', () => {
  expect([1, 10, 50, 99].map((weight) => chosenAt(weight).length)).toEqual([1, 10, 50, 99])
})

test('keeps existing canary shoppers when the weight increases', () => {
  expect(chosenAt(50)).toEqual(expect.arrayContaining(chosenAt(10)))
})

test('assigns each canary release to different shoppers', () => {
  const other = { ...cart, canary: { ...next, version: '1.2.0', weight: 10 } }
  const ofOther = Array.from({ length: 100 }, (_, bucket) => bucket).filter((one) => isChosen(one, other))

  expect(ofOther).not.toEqual(chosenAt(10))
})

test('checks a document’s stable releases and its canaries separately', () => {
  const inForce = { id: 'a', remotes: [cart, content] }
  const document = { id: 'b', remotes: [withCanary(10), content] }

  const [stable, canaries] = listComparisons({ document, inForce })

  expect(stable?.document.remotes).toEqual([cart, content])
  expect(canaries?.document.remotes).toEqual([{ name, ...next }, content])
  expect(canaries?.inForce?.remotes).toEqual([cart, content])
})

test('does not check an active canary again when its weight increases', () => {
  const inForce = { id: 'a', remotes: [withCanary(10)] }
  const [, canaries] = listComparisons({ document: { id: 'b', remotes: [withCanary(50)] }, inForce })

  expect(canaries?.inForce?.remotes).toEqual(canaries?.document.remotes)
})

test('lists stable releases and canaries as available to shoppers', () => {
  const versions = listReleases({ id: 'a', remotes: [withCanary(10), content] }).map(({ version }) => version)

  expect(versions).toEqual(['1.0.0', '1.1.0', '3.0.0'])
})
