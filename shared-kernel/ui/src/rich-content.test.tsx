import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RichContent } from './rich-content'

const html =
  '<p>包み方です。</p><a href="https://www.youtube.com/watch?v=M7lc1UVf-VE" data-video="M7lc1UVf-VE">動画を再生する：包み方</a>'

test("replaces a video's link with its player on click", async () => {
  const { container } = render(<RichContent html={html} />)
  expect(container.querySelector('iframe')).toBeNull()

  await userEvent.click(screen.getByRole('link', { name: '動画を再生する：包み方' }))

  const player = screen.getByTitle('動画を再生する：包み方')
  expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1')
  expect(player).toHaveFocus()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('plays a video on Enter and follows its link on Ctrl-click', async () => {
  render(<RichContent html={html} />)
  const link = screen.getByRole('link')
  link.addEventListener('click', (event) => event.preventDefault())
  const user = userEvent.setup()

  await user.keyboard('{Control>}')
  await user.click(link)
  await user.keyboard('{/Control}')
  expect(link).toBeInTheDocument()
  link.focus()
  await user.keyboard('{Enter}')

  expect(screen.getByTitle('動画を再生する：包み方')).toBeInTheDocument()
})
