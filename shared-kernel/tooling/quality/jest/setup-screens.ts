import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import * as React from 'react'

// A long timeout only affects failing tests, and a busy machine loads the modules of a screen slowly.
configure({ asyncUtilTimeout: 15_000 })

// jsdom has no requestIdleCallback. Tests always count as idle.
globalThis.requestIdleCallback = (run) =>
  Number(setTimeout(() => run({ didTimeout: false, timeRemaining: () => 0 })))
// jsdom has no performance.mark either.
performance.mark ??= () => ({}) as PerformanceMark

// Naming owners in React's warnings takes an Error for each element, a tenth of the time of a screen's tests.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
