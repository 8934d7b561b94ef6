import type { MouseEvent } from 'react'
import styles from './rich-content.module.css'

/**
 * Renders text that the shop's staff wrote and the server sanitised. Internal links navigate within the app.
 * A video is a link to YouTube (`data-video` is the video's id) until a click replaces the link with the
 * player.
 */
export function RichContent({ html }: { html: string }) {
  return <div className={styles.rich} onClick={playVideo} dangerouslySetInnerHTML={{ __html: html }} />
}

function playVideo(event: MouseEvent<HTMLElement>) {
  const link = event.target instanceof Element && event.target.closest<HTMLElement>('a[data-video]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const player = document.createElement('iframe')
  player.title = link.textContent
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  player.referrerPolicy = 'strict-origin-when-cross-origin'
  player.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(link.dataset.video ?? '')}?autoplay=1`
  link.replaceWith(player)
  player.focus()
}
