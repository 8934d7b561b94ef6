import { noteStatements, saveStatements } from './executed-statements'

// A setup file of jest, for each test file.
noteStatements(expect.getState().testPath ?? '')
afterAll(saveStatements)
