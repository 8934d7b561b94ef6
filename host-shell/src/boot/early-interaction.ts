/** Interaction recorded before the shell was listening (server/page/start-scripts.inline.ts). */
type EarlyInteraction = {
  /** True after any pointer move, scroll, click or key. */
  isNear?: boolean
  /** True after a click, touch or key. */
  isPressing?: boolean
}

export const earlyInteraction = (): EarlyInteraction =>
  (window as { earlyInteraction?: EarlyInteraction }).earlyInteraction ?? {}
