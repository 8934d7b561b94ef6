import type { Api } from './platform/http/serve'
import { isJob, type Job } from './platform/jobs/job'

/** The exports of each file of routes or jobs, by its path from `src`, e.g. `./cart/cart.routes.ts`. */
export type NounModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

type RegisterRoutes = (app: Api) => void | Promise<void>

const isRegisterRoutes = (value: unknown, name: string): value is RegisterRoutes =>
  typeof value === 'function' && /Routes?$/.test(name)

/**
 * Returns the function that each `.routes.ts` exports. Throws with the path of a file that exports none,
 * several or anything else.
 */
export function findRoutes(modules: NounModules): RegisterRoutes[] {
  return listModules(modules, '.routes.ts').map(([path, exported]) => {
    const names = Object.keys(exported)
    const [name = ''] = names
    const register = exported[name]
    if (names.length !== 1 || !isRegisterRoutes(register, name))
      throw new Error(`${path} must export one function …Route or …Routes, but exports [${names.join(', ')}]`)
    return register
  })
}

/**
 * Returns the jobs of all `.job.ts` files. Throws with the path of a file without a job, and if two jobs have
 * the same name, because the queue would run only one of them.
 */
export function findJobs(modules: NounModules): Job<never>[] {
  const pathOf = new Map<string, string>()
  return listModules(modules, '.job.ts').flatMap(([path, exported]) => {
    const jobs = Object.values(exported).filter(isJob)
    if (jobs.length === 0) throw new Error(`${path} must export a job of defineJob`)
    for (const { name } of jobs) {
      const other = pathOf.get(name)
      if (other) throw new Error(`${path} and ${other} define the same job ${name}`)
      pathOf.set(name, path)
    }
    return jobs
  })
}

const listModules = (modules: NounModules, ending: string) =>
  Object.entries(modules).filter(([path]) => path.endsWith(ending))
