import { RequestCancelled } from '@storefront/http'
import { shopNow } from '@storefront/locale-ja'
import { reportFailure } from '@storefront/event-bus'
import { useEffect, useState } from 'react'
import { useTypedPlace } from '../order-view/totals/typed-place.state'
import { earliestText, isLimitOver, renewed, type Earliest } from './earliest-day.rules'
import { lookUpPlace, postalAreas } from '../order-view/totals/postal-area.state'
import { fetchEarliestDay } from './shipping.api'
import styles from './earliest-day.module.css'

/** Delay in ms before a fetch, so that typing doesn't trigger a fetch per key (§9). */
const fetchDelayMs = 200
const clockMs = 30_000

export type DeliveryPlace = { pref?: string | undefined; postal?: string | undefined }

/** Shows the earliest delivery day for a place before the form is submitted. */
export function EarliestDay({ token, pref, postal }: DeliveryPlace & { token: string }) {
  const [answer, setAnswer] = useState<Earliest & { pref: string }>()
  useTypedPlace(pref, postal)
  useDeliveryArea(postal)
  const earliest = answer && answer.pref === pref ? answer : undefined
  const nowMs = useClock(earliest?.order_by)
  const isOver = earliest !== undefined && isLimitOver(earliest, nowMs)
  useEffect(() => {
    if (!pref) return undefined
    const abort = new AbortController()
    const ask = () =>
      fetchEarliestDay(token, { pref, postal }, abort.signal).then(
        (found) =>
          setAnswer((before) => {
            const known = before?.pref === pref ? before : undefined
            return found && { ...renewed(found, known, shopNow().getTime()), pref }
          }),
        (error: unknown) => {
          if (error instanceof RequestCancelled) return
          setAnswer(undefined)
          reportFailure('earliest-day-not-loaded', error)
        },
      )
    const timer = setTimeout(() => void ask(), fetchDelayMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [token, pref, postal, isOver])
  return (
    <p className={styles.earliest}>
      <strong>お届けの目安</strong>
      <span>
        {earliest ? earliestText(earliest, nowMs) : 'ご住所を入力されると、最短のお届け日をご案内します。'}
      </span>
    </p>
  )
}

/** Looks up the postal code's delivery area, because postage to a remote island is not its prefecture's. */
function useDeliveryArea(postal: string | undefined) {
  useEffect(() => {
    if (!postal || Object.hasOwn(postalAreas.get(), postal)) return
    lookUpPlace(postal).catch((error: unknown) => {
      if (!(error instanceof RequestCancelled)) reportFailure('delivery-area-not-loaded', error)
    })
  }, [postal])
}

/** Returns the current time in ms and updates it every 30 seconds, and exactly at the cut-off. */
function useClock(limit: string | undefined): number {
  const [nowMs, setNowMs] = useState(() => shopNow().getTime())
  useEffect(() => {
    const tick = () => setNowMs(shopNow().getTime())
    const timer = setInterval(tick, clockMs)
    const leftMs = limit === undefined ? Infinity : Date.parse(limit) - shopNow().getTime()
    // Only if the cut-off comes before the next tick, because longer delays could exceed the range of
    // setTimeout.
    const atLimit = leftMs <= clockMs ? setTimeout(tick, leftMs) : undefined
    return () => {
      clearInterval(timer)
      clearTimeout(atLimit)
    }
  }, [limit, nowMs])
  return nowMs
}
