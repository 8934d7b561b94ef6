import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { useTabOrderAfterFocus } from './use-tab-order-after-focus'

function Place({ isShown }: { isShown: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const giveFocusBack = useTabOrderAfterFocus({ place, isShown })
  return (
    <div ref={place}>
      {isShown && (
        <>
          <a href="/cart">cart</a>
          <button onClick={giveFocusBack}>close</button>
        </>
      )}
    </div>
  )
}

const page = (isShown: boolean) => (
  <>
    <button>add</button>
    <button>next</button>
    <button>last</button>
    <Place isShown={isShown} />
  </>
)
const named = (name: string) => screen.getByText(name)

async function openAfterAdd() {
  const { rerender } = render(page(false))
  await userEvent.click(named('add'))
  rerender(page(true))
}

test('Tab walks through the place and on from where it came', async () => {
  await openAfterAdd()

  for (const name of ['cart', 'close', 'next']) {
    await userEvent.tab()
    expect(named(name)).toHaveFocus()
  }
})

test('Shift+Tab leaves the place the way it came', async () => {
  await openAfterAdd()

  await userEvent.tab()
  await userEvent.tab({ shift: true })

  expect(named('add')).toHaveFocus()
})

test('a closed place gives the focus back', async () => {
  await openAfterAdd()

  await userEvent.click(named('close'))

  expect(named('add')).toHaveFocus()
})

test('a hidden place leaves the order as it is', async () => {
  render(page(false))
  await userEvent.click(named('add'))

  await userEvent.tab()

  expect(named('next')).toHaveFocus()
})
