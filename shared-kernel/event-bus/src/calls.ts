import { defer, from, map, merge, Subject, type Observable } from 'rxjs'
import type { StorefrontCalls } from './storefront-calls'

export type CallName = keyof StorefrontCalls
type RequestOf<N extends CallName> = StorefrontCalls[N]['request']
type AnswerOf<N extends CallName> = StorefrontCalls[N]['answer']
type Answerer<N extends CallName> = (request: RequestOf<N>) => Promise<AnswerOf<N>>

/** No remote responded to the call before its deadline. A call that was not taken by then is withdrawn. */
export class UnansweredCallError extends Error {
  override readonly name = 'UnansweredCallError'

  constructor(call: CallName, deadlineMs: number) {
    super(`${call} was not answered within ${deadlineMs} ms`)
  }
}

/** A call in progress. `offer` passes the call to the registered handler, if the call was not taken yet. */
type OpenCall = { name: CallName; offer: () => void }

const openOnes = new Set<OpenCall>()
const called$ = new Subject<OpenCall>()
const answerers = new Map<CallName, unknown>()

/**
 * Calls another remote and waits for its response, even if the remote's code is still loading. Rejects if the
 * handler fails, or with {@link UnansweredCallError} after the deadline.
 */
export async function callRemote<N extends CallName>(
  name: N,
  request: RequestOf<N>,
  { deadlineMs }: { deadlineMs: number },
): Promise<AnswerOf<N>> {
  const { answer, ...open } = openCall(name, request)
  openOnes.add(open)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      openOnes.delete(open)
      reject(new UnansweredCallError(name, deadlineMs))
    }, deadlineMs)
  })
  called$.next(open)
  open.offer()
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
    openOnes.delete(open)
  }
}

function openCall<N extends CallName>(name: N, request: RequestOf<N>) {
  let isTaken = false
  let settle: (answer: Promise<AnswerOf<N>>) => void
  const answer = new Promise<AnswerOf<N>>((resolve) => (settle = resolve))
  const offer = () => {
    const answerer = answerers.get(name) as Answerer<N> | undefined
    if (isTaken || !answerer) return
    isTaken = true
    settle((async () => answerer(request))())
  }
  return { name, answer, offer }
}

/**
 * Registers the handler of a call and passes it the calls that are already waiting. A later handler replaces
 * it. Returns a function that unregisters the handler: later calls then wait, but calls already taken still
 * get their response.
 */
export function answerCalls<N extends CallName>(name: N, answerer: Answerer<N>): () => void {
  answerers.set(name, answerer)
  for (const open of [...openOnes]) if (open.name === name) open.offer()
  return () => {
    if (answerers.get(name) === answerer) answerers.delete(name)
  }
}

/** Emits the names of open calls: first the current ones, then each new one. */
export function openCalls(): Observable<CallName> {
  return merge(
    called$,
    defer(() => from([...openOnes])),
  ).pipe(map(({ name }) => name))
}
