import { inscriptionText, noshiDrawingUrl, type Inscription } from '@storefront/contracts'
import { useEffect, useState } from 'react'
import { classNames } from './class-names'
import styles from './noshi-picture.module.css'

/** Delay after the last keystroke, because the server limits drawings per address. */
const redrawDelayMs = 300

export type NoshiPictureProps = {
  inscription: Inscription
  /** Fits the picture beside the text of a line. */
  isSmall?: boolean
}

/** Shows a noshi as the shop prints it. The server draws it, so fonts and columns are the printed ones. */
export function NoshiPicture({ inscription, isSmall = false }: NoshiPictureProps) {
  return (
    <img
      className={classNames(styles.noshi, isSmall && styles.small)}
      src={useSettled(noshiDrawingUrl(inscription))}
      alt={`のしの仕上がり見本：${inscriptionText({ ...inscription, kind: 'noshi' })}`}
      width={297}
      height={210}
      loading="lazy"
    />
  )
}

function useSettled(url: string): string {
  const [settled, setSettled] = useState(url)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(url), redrawDelayMs)
    return () => clearTimeout(timer)
  }, [url])
  return settled
}
