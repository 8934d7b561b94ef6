import type { RouteObject } from 'react-router-dom'
import * as maintenance from './maintenance.route'

export const routes: RouteObject[] = [
  { id: 'maintenance', path: '/maintenance', ...maintenance },
  // This page is rarely opened, so it is not bundled with the shell's own code.
  { id: 'sample', path: '/sample', lazy: () => import('./sample.route') },
]
