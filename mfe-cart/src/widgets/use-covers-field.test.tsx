import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useCoversField } from './use-covers-field'

const boxes: Record<string, [top: number, bottom: number]> = {}

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [top, bottom] = boxes[this.id] ?? [0, 0]
    return { top, bottom, left: 0, right: bottom - top } as DOMRect
  })
})
afterEach(() => jest.restoreAllMocks())

function Place() {
  const place = useRef<HTMLDivElement>(null)
  useCoversField({ place, isShown: true })
  return <div id="place" ref={place} data-testid="place" />
}

test.each([
  ['is marked over a quantity', [720, 760], true],
  ['is not marked away from a quantity', [200, 240], false],
])('the place %s', (_what, field, isMarked) => {
  Object.assign(boxes, { place: [700, 800], quantity: field })

  render(
    <>
      <main>
        <input id="quantity" />
      </main>
      <Place />
    </>,
  )

  expect(screen.getByTestId('place').hasAttribute('data-covers-field')).toBe(isMarked)
})
