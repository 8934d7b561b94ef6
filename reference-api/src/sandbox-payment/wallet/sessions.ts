import { randomBytes } from 'node:crypto'
import { pageMinutes } from '../transaction/transaction.rules'
import type { Address } from './addresses'
import type { Behaviour } from './wallet.rules'

export type Session = {
  id: string
  method: string
  return_url: string
  /** Yen up to which the shopper is asked to agree, or has agreed. */
  amount: number
  opened_at: number
  /** What the shopper has agreed to give; null until then, and after a cancellation. */
  address: Address | null
  /** What the shop shows to be given it: only the browser that agreed brings it back. */
  consent: string | null
  isOver: boolean
  isUsed: boolean
  /** How the payment that the consent is used for ends. */
  behaviour: Behaviour
}
export type Sessions = ReturnType<typeof openSessions>

/** Who only knows the address of the service's page gets no consent from it. */
export function wayBackOf({ return_url }: Session, consent: string | null): string {
  const url = new URL(return_url)
  if (consent) url.searchParams.set('consent', consent)
  return url.href
}

/** Hours for which a consent pays an order. */
const consentHours = 3

/** What a sheet's own token may tell beside the address. */
type SheetTerms = Partial<Pick<Session, 'behaviour' | 'amount'>>

/** Shoppers on the way through a wallet before there is an order, in memory. */
export function openSessions(now: () => Date, known: readonly Session[] = []) {
  const byId = new Map(known.map((session) => [session.id, session]))
  const isOlder = ({ opened_at }: Session, ms: number) => now().getTime() - opened_at > ms

  return {
    open({ method, return_url, amount }: Pick<Session, 'method' | 'return_url' | 'amount'>): Session {
      for (const [id, session] of byId) if (isOlder(session, consentHours * 3_600_000)) byId.delete(id)
      const id = randomBytes(18).toString('base64url')
      const session = { id, method, return_url, amount, opened_at: now().getTime() }
      const asked = { address: null, consent: null, isOver: false, isUsed: false, behaviour: 'pays' as const }
      byId.set(id, { ...session, ...asked })
      return byId.get(id)!
    },
    list: () => [...byId.values()],
    find: (id: string) => byId.get(id),
    /** True while its page still waits for the shopper. */
    isOpen: (session: Session) => !session.isOver && !isOlder(session, pageMinutes * 60_000),
    /** Answers the consent, which is told once. */
    end(id: string, address: Address | null, { behaviour = 'pays', amount }: SheetTerms = {}): string | null {
      const consent = address && randomBytes(18).toString('base64url')
      const before = byId.get(id)!
      const agreed = Math.min(before.amount, amount ?? before.amount)
      byId.set(id, { ...before, address, consent, behaviour, amount: agreed, isOver: true })
      return consent
    },
    /** What was agreed upon, for who brings the consent. */
    agreedWith(id: string, consent: string): { profile: Address; amount: number } | null {
      const session = byId.get(id)
      if (!session?.address || session.consent !== consent) return null
      return { profile: session.address, amount: session.amount }
    },
    /**
     * Takes a consent of this wallet for one payment of what was agreed to or less; tells how it ends,
     * undefined where there is none.
     */
    use(id: string, { method, amount }: Pick<Session, 'method' | 'amount'>): Behaviour | undefined {
      const session = byId.get(id)
      if (!session?.address || session.isUsed || session.method !== method) return undefined
      // A consent of before sums were told has none.
      if (!(amount <= session.amount)) return undefined
      byId.set(id, { ...session, isUsed: true })
      return session.behaviour
    },
  }
}
