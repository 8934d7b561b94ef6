/** Interaction recorded before the shell listened (server/page/start-scripts.ts). */
type EarlyInteraction = {
  /** True after any pointer move, scroll, press or key. */
  isNear?: boolean
  /** True after a press, touch or key. */
  isPressing?: boolean
}

export const earlyInteraction = (): EarlyInteraction =>
  (window as { earlyInteraction?: EarlyInteraction }).earlyInteraction ?? {}
