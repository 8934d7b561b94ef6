/** What the shopper's hand did before the shell listened (server/page/start-scripts.ts). */
type EarlyInteraction = {
  /** Something was pointed at, scrolled, pressed or typed. */
  isNear?: boolean
  /** Something was pressed, touched or typed. */
  isPressing?: boolean
}

export const earlyInteraction = (): EarlyInteraction =>
  (window as { earlyInteraction?: EarlyInteraction }).earlyInteraction ?? {}
