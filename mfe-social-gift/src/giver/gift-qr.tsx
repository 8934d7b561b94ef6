import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './giver.module.css'

/** Shows the link as a QR code, which is dark on light in both colour schemes, so that scanners read it. */
export function GiftQr({ url, name }: { url: string; name: string }) {
  const { size, path } = useMemo(() => {
    const { size: side, data } = encode(url, { border: 4 })
    const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: side, path: dots.join('') }
  }, [url])
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`${name}へのリンクのQRコード`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
