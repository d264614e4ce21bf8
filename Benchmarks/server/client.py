"""Clients that send pictures and wait for the answers, with the time that each took."""
import http.client
import itertools
import json
import threading
import time


class Answer:
    def __init__(self, status, body, seconds):
        self.status = status  # 0 where the connection ended without an answer
        self.body = body
        self.seconds = seconds

    @property
    def object(self):
        return json.loads(self.body)


class Client:
    """One connection, opened again where the server has closed it."""

    def __init__(self, port):
        self.port = port
        self.connection = None

    def ask(self, path, body):
        start = time.perf_counter()
        try:
            if self.connection is None:
                self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
            self.connection.request("POST", path, body, {"Content-Type": "application/octet-stream"})
            response = self.connection.getresponse()
            content = response.read()
            if response.will_close:
                self.close()
            return Answer(response.status, content, time.perf_counter() - start)
        except (OSError, http.client.HTTPException):
            self.close()
            return Answer(0, b"", time.perf_counter() - start)

    def close(self):
        if self.connection:
            self.connection.close()
        self.connection = None


def run_clients(port, path, bodies, count, duration=None, pause=0, watch=None):
    """Answers, and the seconds that all of them took.

    Every body is sent once, or, with a duration, over and over until it has passed. A refused client waits for a pause. While
    they are at work, `watch` is called now and then.
    """
    answers, lock, start = [], threading.Lock(), time.perf_counter()
    source = iter(bodies) if duration is None else itertools.cycle(bodies)

    def work():
        client = Client(port)
        while duration is None or time.perf_counter() - start < duration:
            with lock:
                body = next(source, None)
            if body is None:
                break
            answer = client.ask(path, body)
            with lock:
                answers.append(answer)
            if answer.status != 200 and pause:
                time.sleep(pause)
        client.close()

    threads = [threading.Thread(target=work) for _ in range(count)]
    for thread in threads:
        thread.start()
    while watch and any(thread.is_alive() for thread in threads):
        watch()
        time.sleep(2)
    for thread in threads:
        thread.join()
    return answers, time.perf_counter() - start
