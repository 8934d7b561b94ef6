export type Shared = { title: string; url: string }

/** LINE's own address for handing a page to a friend; it opens the app where there is one. */
export const lineUrl = ({ title, url }: Shared): string =>
  `https://line.me/R/share?text=${encodeURIComponent(`${title}\n${url}`)}`

/** A mail that is begun: its receiver is the sender's to choose. */
export const mailUrl = ({ title, url }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`
