import type { RouteObject } from 'react-router-dom'
import * as maintenance from './maintenance.route'

export const routes: RouteObject[] = [{ id: 'maintenance', path: '/maintenance', ...maintenance }]
