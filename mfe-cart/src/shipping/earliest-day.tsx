import { RequestCancelled } from '@storefront/http'
import { reportFailure } from '@storefront/event-bus'
import { useEffect, useState } from 'react'
import { earliestText, type Earliest } from './earliest-day.rules'
import { fetchEarliestDay } from './shipping.api'
import styles from './earliest-day.module.css'

/** Shortest time between two fetches while typing (§9). */
const fetchDelayMs = 200
const clockMs = 30_000

export type DeliveryPlace = { pref?: string | undefined; postal?: string | undefined }

/** When the cart's goods reach a place at the earliest, told before anything is sent. */
export function EarliestDay({ token, pref, postal }: DeliveryPlace & { token: string }) {
  const nowMs = useClock()
  const [answer, setAnswer] = useState<Earliest & { pref: string }>()
  const earliest = answer && answer.pref === pref ? answer : undefined
  const isOver = earliest?.order_by !== undefined && Date.parse(earliest.order_by) <= nowMs
  useEffect(() => {
    if (!pref) return undefined
    const abort = new AbortController()
    const ask = () =>
      fetchEarliestDay(token, { pref, postal }, abort.signal).then(
        (found) => setAnswer(found && { ...found, pref }),
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

/** The time, twice a minute. */
function useClock(): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), clockMs)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
