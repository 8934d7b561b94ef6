export type Shared = { title: string; url: string }

/** LINE's share URL. It opens the app if installed. */
export const lineUrl = ({ title, url }: Shared): string =>
  `https://line.me/R/share?text=${encodeURIComponent(`${title}\n${url}`)}`

/** A mail draft without a recipient. */
export const mailUrl = ({ title, url }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`
