import { act, render } from '@testing-library/react'
import { followTranslators } from './translated-text'

beforeAll(() => followTranslators())

type Translator = (text: Text, translation: HTMLElement) => void
const replacing: Translator = (text, translation) => {
  translation.textContent = 'translated'
  text.replaceWith(translation)
}
const replacingInTwoSteps: Translator = (text, translation) => {
  translation.textContent = 'translated'
  text.before(translation)
  text.remove()
}
const wrapping: Translator = (text, translation) => {
  text.replaceWith(translation)
  translation.append(text)
}

function Goods({ count, isFew, isGift }: { count: number; isFew?: boolean; isGift?: boolean }) {
  return (
    <p>
      {isGift && <b>ギフト</b>}
      {count}
      {isFew && '残りわずか'}
      <i>点</i>
    </p>
  )
}

async function readTranslated(
  translate: Translator,
  before: Parameters<typeof Goods>[0],
  after: Parameters<typeof Goods>[0],
) {
  const { container, rerender } = render(<Goods {...before} />)
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  await act(async () => texts.forEach((text) => translate(text, document.createElement('font'))))
  rerender(<Goods {...after} />)
  return container.textContent
}

describe.each([
  ['replaces text', replacing, 'translated'],
  ['replaces text in two steps', replacingInTwoSteps, 'translated'],
  ['wraps text', wrapping, '点'],
])('with a translator that %s', (_which, translate, unit) => {
  test('shows a changed count', async () => {
    expect(await readTranslated(translate, { count: 1 }, { count: 2 })).toBe(`2${unit}`)
  })

  test('removes text', async () => {
    const text = await readTranslated(translate, { count: 1, isFew: true }, { count: 2 })

    expect(text).toBe(`2${unit}`)
  })

  test('inserts an element before text', async () => {
    const text = await readTranslated(translate, { count: 1 }, { count: 2, isGift: true })

    expect(text).toBe(`ギフト2${unit}`)
  })
})

test('throws when removing a node that is not a child', () => {
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow('not a child')
})
