import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { send } from './beacon'
import { remoteOnScreen } from './remote-on-screen'

/** Reports this page's speed once, when it is closed or hidden. */
export function sendVitals(): void {
  const release = remoteOnScreen()
  const values = new Map<Metric['name'], number>()
  const keep = ({ name, value }: Metric) => void values.set(name, value)
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(keep)
  const report = () => {
    if (document.visibilityState !== 'hidden' || values.size === 0) return
    const vitals = [...values].map(([name, value]) => ({
      name,
      value: Math.round(value * 1_000) / 1_000,
      ...release,
    }))
    values.clear()
    removeEventListener('visibilitychange', report)
    send({ vitals })
  }
  addEventListener('visibilitychange', report)
}
