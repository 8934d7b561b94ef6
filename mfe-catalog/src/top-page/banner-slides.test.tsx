import type { Banner } from '@storefront/contracts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { BannerSlides } from './banner-slides'

const aBanner = (id: number, title: string): Banner => ({
  ...{ id, key: `banner-${id}`, area: 'main', title, body: '', image: null, url: null },
  ...{ is_show: true, has_file: false },
})
const announced = () => document.querySelector('[aria-live]')

test('announces the slide that is moved to', async () => {
  const banners = [aBanner(1, 'お歳暮'), aBanner(2, '迎春')]
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <BannerSlides banners={banners} /> }])}
    />,
  )
  expect(announced()).toBeEmptyDOMElement()

  await userEvent.click(screen.getByRole('button', { name: '次の特集' }))

  expect(announced()).toHaveTextContent('2枚目／全2枚：迎春')
})
