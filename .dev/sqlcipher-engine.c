/*
 * The encrypted SQLite of the phones as a program, so that its behaviour can be tested where there is no phone. Opens the database that its
 * argument names. Reads requests, one a line: {"kind":"run"|"all"|"execute","sql":…,"values":[…]}. Answers each by one
 * line: {"changes":…}, {"rows":[{…},…]}, {} or {"error":…}. Ends with its input, as an app that is killed would.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sqlite3.h"

/* Reads and writes JSON: SQLite can. */
static sqlite3 *json;

static char *ask(const char *sql, const char *text, int length) {
  exsqlite3_stmt *statement;
  char *answer = NULL;
  if (exsqlite3_prepare_v2(json, sql, -1, &statement, NULL) != SQLITE_OK) return NULL;
  exsqlite3_bind_text(statement, 1, text, length, SQLITE_STATIC);
  if (exsqlite3_step(statement) == SQLITE_ROW && exsqlite3_column_type(statement, 0) != SQLITE_NULL)
    answer = exsqlite3_mprintf("%s", exsqlite3_column_text(statement, 0));
  exsqlite3_finalize(statement);
  return answer;
}

static void say_text(const char *text, int length) {
  char *quoted = ask("select json_quote(?)", text, length);
  fputs(quoted ? quoted : "null", stdout);
  exsqlite3_free(quoted);
}

static void say_error(const char *message) {
  fputs("{\"error\":", stdout);
  say_text(message, -1);
  fputs("}", stdout);
}

static void bind_values(exsqlite3_stmt *statement, const char *request) {
  exsqlite3_stmt *values;
  int number = 0;
  exsqlite3_prepare_v2(json, "select value from json_each(?, '$.values')", -1, &values, NULL);
  exsqlite3_bind_text(values, 1, request, -1, SQLITE_STATIC);
  while (exsqlite3_step(values) == SQLITE_ROW)
    exsqlite3_bind_value(statement, ++number, exsqlite3_column_value(values, 0));
  exsqlite3_finalize(values);
}

static void say_row(exsqlite3_stmt *statement, int is_first) {
  fputs(is_first ? "{" : ",{", stdout);
  for (int column = 0; column < exsqlite3_column_count(statement); column++) {
    if (column > 0) fputs(",", stdout);
    say_text(exsqlite3_column_name(statement, column), -1);
    fputs(":", stdout);
    switch (exsqlite3_column_type(statement, column)) {
      case SQLITE_INTEGER: printf("%lld", exsqlite3_column_int64(statement, column)); break;
      case SQLITE_FLOAT: printf("%.17g", exsqlite3_column_double(statement, column)); break;
      case SQLITE_NULL: fputs("null", stdout); break;
      default:
        say_text((const char *)exsqlite3_column_text(statement, column), exsqlite3_column_bytes(statement, column));
    }
  }
  fputs("}", stdout);
}

/* Rows go out as they come; an error after some of them ends the list, and the reader sees both. */
static void run_statement(sqlite3 *database, const char *sql, const char *request, int wants_rows) {
  exsqlite3_stmt *statement;
  int status, rows = 0;
  if (exsqlite3_prepare_v2(database, sql, -1, &statement, NULL) != SQLITE_OK) {
    say_error(exsqlite3_errmsg(database));
    return;
  }
  bind_values(statement, request);
  fputs("{\"rows\":[", stdout);
  while ((status = exsqlite3_step(statement)) == SQLITE_ROW)
    if (wants_rows) say_row(statement, rows++ == 0);
  printf("],\"changes\":%d", exsqlite3_changes(database));
  if (status != SQLITE_DONE) {
    fputs(",\"error\":", stdout);
    say_text(exsqlite3_errmsg(database), -1);
  }
  fputs("}", stdout);
  exsqlite3_finalize(statement);
}

int main(int count, char **arguments) {
  sqlite3 *database;
  char *request = NULL;
  size_t size = 0;
  if (count < 2 || exsqlite3_open(":memory:", &json) != SQLITE_OK) return 1;
  if (exsqlite3_open(arguments[1], &database) != SQLITE_OK) {
    fprintf(stderr, "%s\n", exsqlite3_errmsg(database));
    return 1;
  }
  while (getline(&request, &size, stdin) > 0) {
    char *kind = ask("select ? ->> '$.kind'", request, -1);
    char *sql = ask("select ? ->> '$.sql'", request, -1);
    if (!kind || !sql) {
      say_error("not a request");
    } else if (strcmp(kind, "execute") == 0) {
      if (exsqlite3_exec(database, sql, NULL, NULL, NULL) == SQLITE_OK) fputs("{}", stdout);
      else say_error(exsqlite3_errmsg(database));
    } else {
      run_statement(database, sql, request, strcmp(kind, "all") == 0);
    }
    fputs("\n", stdout);
    fflush(stdout);
    exsqlite3_free(kind);
    exsqlite3_free(sql);
  }
  exsqlite3_close_v2(database);
  return 0;
}
