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
  const isCovering = useCoversField(place, true)
  return (
    <div id="place" ref={place}>
      {isCovering ? 'top' : 'bottom'}
    </div>
  )
}

test.each([
  ['moves away from a quantity below it', [720, 760], 'top'],
  ['stays where no field is below it', [200, 240], 'bottom'],
])('the place %s', (_what, field, where) => {
  Object.assign(boxes, { place: [700, 800], quantity: field })

  render(
    <>
      <main>
        <input id="quantity" />
      </main>
      <Place />
    </>,
  )

  expect(screen.getByText(where)).toBeVisible()
})
