/** Prints the statements that make the whole model on an empty database: material for a migration. */
import { model } from '../model/model.ts'
import { modelSql } from './table-sql.ts'

process.stdout.write(`${modelSql(model).join(';\n\n')};\n`)
