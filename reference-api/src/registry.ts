import { nounModules } from './noun-modules'
import { findJobs, findRoutes } from './registry.rules'

export const routes = findRoutes(nounModules)

export const jobs = findJobs(nounModules)
