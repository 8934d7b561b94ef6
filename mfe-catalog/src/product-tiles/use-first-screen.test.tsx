import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import userEvent from '@testing-library/user-event'
import { useIsFirstScreen } from './use-first-screen'

const renders: boolean[] = []
beforeEach(() => (renders.length = 0))

function List() {
  const isFirstScreen = useIsFirstScreen()
  renders.push(isFirstScreen)
  return null
}

const shop = (path: string) => (
  <MemoryRouter initialEntries={['/', path]}>
    <Routes>
      <Route path="/" element={<Link to="/product">商品一覧</Link>} />
      <Route path="/product" element={<List />} />
    </Routes>
  </MemoryRouter>
)

test('a clicked link renders the first screen before the rest', async () => {
  render(shop('/'))

  await userEvent.click(screen.getByRole('link', { name: '商品一覧' }))

  expect(renders).toEqual([true, false])
})

test('hydration renders everything at once', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(shop('/product'))
  renders.length = 0

  await act(async () => hydrateRoot(root, shop('/product')))

  expect(renders).toEqual([false])
})
