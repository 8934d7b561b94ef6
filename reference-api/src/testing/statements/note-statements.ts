import { noteStatements, saveStatements } from './executed-statements'

// A Jest setup file, which runs before each test file.
noteStatements(expect.getState().testPath ?? '')
afterAll(saveStatements)
