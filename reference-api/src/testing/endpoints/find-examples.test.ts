import { findExample, mergeExamples } from './find-examples'

test('finds an example beside its routes', () => {
  expect(findExample('listBookmarks')).toEqual({ grows: 'bookmark', filledBy: 'addBookmark' })
})

test('rejects an example of an unknown contract', () => {
  expect(() => mergeExamples([{ file: 'tea.examples.ts', examples: { listTeas: {} } }])).toThrow(
    'tea.examples.ts: listTeas is not a contract',
  )
})

test('rejects a second example of a contract', () => {
  const examples = { listTags: {} }

  expect(() =>
    mergeExamples([
      { file: 'brand.examples.ts', examples },
      { file: 'tag.examples.ts', examples },
    ]),
  ).toThrow('tag.examples.ts: listTags already has an example in another file')
})
