import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Disclosure } from './disclosure'

/** Opens a disclosure and waits for its event, which the browser sends later. */
async function open(details: HTMLDetailsElement) {
  const toggled = new Promise((resolve) => details.addEventListener('toggle', resolve, { once: true }))
  details.open = true
  await toggled
}

/** Hydrates a disclosure that the server rendered. `isOpen` is what the shopper did to it before. */
async function hydrate({ isOpen, isInitiallyOpen }: { isOpen: boolean; isInitiallyOpen: boolean }) {
  const opened = jest.fn()
  const tree = (
    <Disclosure summary="送料" isInitiallyOpen={isInitiallyOpen} onOpen={opened}>
      770円
    </Disclosure>
  )
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  page.innerHTML = renderToString(tree)
  const details = screen.getByRole<HTMLDetailsElement>('group')
  if (isOpen) await open(details)
  await act(async () => void hydrateRoot(page, tree))
  return { details, opened }
}

test('loads the content of a disclosure that was opened before hydration', async () => {
  const { opened } = await hydrate({ isOpen: true, isInitiallyOpen: false })

  expect(opened).toHaveBeenCalledTimes(1)
})

test('loads the content of a closed disclosure when it opens', async () => {
  const { details, opened } = await hydrate({ isOpen: false, isInitiallyOpen: false })
  expect(opened).not.toHaveBeenCalled()

  await act(() => open(details))

  expect(opened).toHaveBeenCalledTimes(1)
})
